/** Selectors of a consent platform's buttons; they are searched in open shadow roots too. */
export type Platform = {
  /** Its ID in the catalogue, or its name if the software is not a service there. */
  readonly service: string;
  readonly accept: string;
  /** Left out: its first layer has none. */
  readonly reject?: string;
  /** Opens a second layer, where everything is off by default. */
  readonly settings?: string;
  /** Saves the choices of the second layer. */
  readonly save?: string;
};

/** Hosted consent platforms, operated by their vendors. */
export const hostedPlatforms: readonly Platform[] = [
  {
    service: 'onetrust',
    accept: '#onetrust-accept-btn-handler, #accept-recommended-btn-handler, .optanon-allow-all',
    reject: '#onetrust-reject-all-handler, .ot-pc-refuse-all-handler, .onetrust-close-btn-handler.banner-close-button',
    settings: '#onetrust-pc-btn-handler',
    save: '#onetrust-pc-sdk .save-preference-btn-handler',
  },
  {
    service: 'cookiebot',
    accept:
      '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll, #CybotCookiebotDialogBodyButtonAccept, #CybotCookiebotDialogBodyLevelButtonAccept',
    reject: '#CybotCookiebotDialogBodyButtonDecline, #CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll',
    settings: '#CybotCookiebotDialogBodyButtonDetails, #CybotCookiebotDialogBodyLevelButtonCustomize',
    save: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection, #CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAllSelection',
  },
  {
    service: 'usercentrics',
    accept:
      '[data-testid="uc-accept-all-button"], #uc-cmp-container #accept, #usercentrics-cmp-ui #accept, .uc-accept-button, #uc-btn-accept-banner',
    reject:
      '[data-testid="uc-deny-all-button"], #uc-cmp-container #deny, #usercentrics-cmp-ui #deny, .uc-deny-button, #uc-btn-deny-banner',
    settings:
      '[data-testid="uc-more-button"], [data-testid="uc-customize-anchor"], #uc-cmp-container #more, #uc-btn-more-info-banner',
    save: '[data-testid="uc-save-button"], #uc-cmp-container #save',
  },
  {
    service: 'didomi',
    accept: '#didomi-notice-agree-button, .didomi-components-button.didomi-button-agree',
    reject:
      '#didomi-notice-disagree-button, .didomi-continue-without-agreeing, .didomi-consent-popup-actions button:first-child:not(.didomi-components-button--highlight)',
    settings: '#didomi-notice-learn-more-button',
    save: '.didomi-consent-popup-footer .didomi-button-save, #btn-toggle-save',
  },
  {
    service: 'quantcast-choice-inmobi-cmp',
    accept: '#qc-cmp2-ui button[mode="primary"], .qc-cmp2-summary-buttons button[mode="primary"]',
    reject: '#qc-cmp2-ui #disagree-btn, .qc-cmp2-summary-buttons #disagree-btn, #qc-cmp2-ui .qc-cmp2-close-icon',
    settings: '#qc-cmp2-ui #more-options-btn, .qc-cmp2-summary-buttons button[mode="secondary"]',
    save: '.qc-cmp2-footer button[mode="secondary"], .qc-cmp2-buttons-desktop button:first-child',
  },
  {
    service: 'iubenda',
    accept: '#iubenda-cs-banner .iubenda-cs-accept-btn',
    reject: '#iubenda-cs-banner .iubenda-cs-reject-btn, #iubenda-cs-banner .iubenda-cs-close-btn',
    settings: '#iubenda-cs-banner .iubenda-cs-customize-btn',
    save: '#iubFooterBtn, .iubenda-cs-opt-group .iubenda-cs-save-btn',
  },
  {
    service: 'osano',
    accept: '.osano-cm-dialog .osano-cm-accept-all, .osano-cm-dialog .osano-cm-accept, .osano-cm-button--type_accept',
    reject:
      '.osano-cm-dialog .osano-cm-denyAll, .osano-cm-dialog .osano-cm-deny-all, .osano-cm-button--type_denyAll, .osano-cm-button--type_deny',
    settings: '.osano-cm-dialog .osano-cm-manage, .osano-cm-button--type_manage',
    save: '.osano-cm-dialog .osano-cm-save, .osano-cm-button--type_save',
  },
  {
    service: 'trustarc',
    accept:
      '#truste-consent-button, .trustarc-agree-btn, .truste_popframe .call, .pdynamicbutton a.call, .pdynamicbutton .acceptAllButtonLower',
    reject:
      '#truste-consent-required, .trustarc-decline-btn, .pdynamicbutton .required, .pdynamicbutton .declineAllButtonLower, .rejectAll',
    settings: '#truste-show-consent',
    save: '.pdynamicbutton .submit, .bottom .submit',
  },
  {
    service: 'sourcepoint',
    accept: '.sp_choice_type_11, .sp_choice_type_ACCEPT_ALL',
    reject: '.sp_choice_type_13, .sp_choice_type_REJECT_ALL, .sp_choice_type_SE',
    settings: '.sp_choice_type_12',
    save: '.sp_choice_type_SAVE_AND_EXIT, .pm-save-and-exit',
  },
  {
    service: 'google-tag-gateway-consent-funding-choices',
    accept: '.fc-consent-root .fc-cta-consent, .fc-consent-root .fc-confirm-choices.fc-accept-all',
    reject: '.fc-consent-root .fc-cta-do-not-consent',
    settings: '.fc-consent-root .fc-cta-manage-options',
    save: '.fc-consent-root .fc-confirm-choices',
  },
  {
    service: 'termly',
    accept: '[data-tid="banner-accept"], .t-acceptAllButton',
    reject: '[data-tid="banner-decline"], .t-declineButton, .t-declineAllButton',
    settings: '[data-tid="banner-preferences"], .t-preference-button',
    save: '.t-saveButton',
  },
  {
    service: 'cookie-script',
    accept: '#cookiescript_accept',
    reject: '#cookiescript_reject',
    settings: '#cookiescript_manage',
    save: '#cookiescript_save',
  },
  {
    service: 'axeptio',
    accept: '#axeptio_btn_acceptAll, .axeptio_widget [data-testid="acceptAll"]',
    reject: '#axeptio_btn_dismiss, .axeptio_widget [data-testid="dismiss"]',
    settings: '#axeptio_btn_configure',
    save: '#axeptio_btn_next',
  },
  {
    service: 'consentmanager',
    accept: '#cmpbntyestxt, #cmpwelcomebtnyes, .cmpboxbtnyes, .cmpboxbtnaccept',
    reject: '#cmpbntnotxt, #cmpwelcomebtnno, .cmpboxbtnno, .cmpboxbtnreject',
    settings: '#cmpwelcomebtncustom, .cmpboxbtncustom, #cmpbntcustomtxt',
    save: '#cmpbntsavetxt, .cmpboxbtnsave',
  },
  {
    service: 'cookie-information',
    accept: '#coiPage-1 .coi-banner__accept, .coi-banner__accept:not(.coi-banner__decline)',
    reject: '#declineButton, .coi-banner__decline, .coi-banner__lastpage',
    settings: '.coi-banner__page-settings, .coi-banner__nextpage',
    save: '.coi-banner__update',
  },
  {
    service: 'civic-cookie-control',
    accept: '#ccc-recommended-settings, #ccc-notify-accept',
    reject: '#ccc-reject-settings, #ccc-notify-reject',
    settings: '#ccc-notify .ccc-notify-link',
    save: '#ccc-close',
  },
  {
    service: 'cookiefirst',
    accept: '[data-cookiefirst-action="accept"]',
    reject: '[data-cookiefirst-action="reject"]',
    settings: '[data-cookiefirst-action="adjust"]',
    save: '[data-cookiefirst-action="save"]',
  },
  {
    service: 'cookiehub',
    accept: '.ch2-allow-all-btn, .ch2-dialog .ch2-btn-primary',
    reject: '.ch2-deny-all-btn',
    settings: '.ch2-open-settings-btn',
    save: '.ch2-save-settings-btn',
  },
  {
    service: 'secure-privacy',
    accept: '.sp-banner .sp-accept, #sp-accept',
    reject: '.sp-banner .sp-decline, #sp-decline',
  },
  {
    service: 'uniconsent-cmp',
    accept: '.unic .unic-agree-all-button, .unic-box button.is-primary',
    reject: '.unic .unic-reject-all-button',
  },
];

/**
 * Names of `window` properties that consent platforms create. If one exists and no banner is visible yet, the scan waits for
 * it: platforms first request the visitor's location and earlier choice.
 */
export const platformGlobals: readonly string[] = [
  '__tcfapi',
  '__gpp',
  'OneTrust',
  'Optanon',
  'Cookiebot',
  'CookieConsent',
  'UC_UI',
  'Didomi',
  'didomiOnReady',
  '_iub',
  'complianz',
  'BorlabsCookie',
  'klaro',
  'tarteaucitron',
  'Osano',
  'truste',
  '_sp_',
  'googlefc',
  'Termly',
  'CookieScript',
  '_axcb',
  'cmp_id',
  'CookieInformation',
  '_hsp',
  'CookieControl',
  'cookiehub',
];
