import type { Platform } from './banner-platforms.ts';

/** Banners of shop systems and self-hosted software, and our own. */
export const plugins: readonly Platform[] = [
  {
    service: 'candor',
    accept: '[data-candor-accept]',
    reject: '[data-candor-reject]',
    settings: '[data-candor-settings]',
    save: '[data-candor-save]',
  },
  {
    service: 'complianz',
    accept: '.cmplz-cookiebanner .cmplz-accept, #cmplz-cookiebanner-container .cmplz-accept',
    reject: '.cmplz-cookiebanner .cmplz-deny, #cmplz-cookiebanner-container .cmplz-deny',
    settings: '.cmplz-cookiebanner .cmplz-view-preferences, .cmplz-cookiebanner .cmplz-manage-options',
    save: '.cmplz-cookiebanner .cmplz-save-preferences',
  },
  {
    service: 'cookieyes',
    accept:
      '.cky-consent-container .cky-btn-accept, .cky-modal .cky-btn-accept, #cookie_action_close_header, #wt-cli-accept-all-btn, .wt-cli-accept-all-btn',
    reject:
      '.cky-consent-container .cky-btn-reject, .cky-modal .cky-btn-reject, #cookie_action_close_header_reject, .wt-cli-reject-btn',
    settings: '.cky-consent-container .cky-btn-customize, .cli_settings_button',
    save: '.cky-modal .cky-btn-preferences, #wt-cli-privacy-save-btn',
  },
  {
    service: 'borlabs-cookie',
    accept:
      '#BorlabsCookieBox [data-cookie-accept-all], #BorlabsCookieBox .brlbs-btn-accept-all, #BorlabsCookieBox [data-borlabs-cookie-actions] .brlbs-btn-accept-all, #BorlabsCookieBox #CookieBoxSaveButton',
    reject:
      '#BorlabsCookieBox [data-cookie-refuse], #BorlabsCookieBox .brlbs-btn-accept-only-essential, #BorlabsCookieBox [data-borlabs-cookie-actions] .brlbs-btn-only-essential',
    settings: '#BorlabsCookieBox [data-cookie-individual], #BorlabsCookieBox .brlbs-btn-preferences',
    save: '#BorlabsCookieBox #CookiePrefSave, #BorlabsCookieBox .brlbs-btn-save',
  },
  {
    service: 'klaro',
    accept: '.klaro .cm-btn-accept-all, .klaro .cookie-notice .cm-btn-success',
    reject: '.klaro .cn-decline, .klaro .cm-btn-decline, .klaro .cookie-notice .cm-btn-danger',
    settings: '.klaro .cn-learn-more',
    save: '.klaro .cm-modal .cm-btn-accept:not(.cm-btn-accept-all)',
  },
  {
    service: 'tarteaucitron',
    accept: '#tarteaucitronPersonalize2, #tarteaucitronAlertBig .tarteaucitronAllow, #tarteaucitronAllAllowed',
    reject: '#tarteaucitronAllDenied2, #tarteaucitronAlertBig .tarteaucitronDeny, #tarteaucitronAllDenied',
    settings: '#tarteaucitronCloseAlert, #tarteaucitronPersonalize',
    save: '#tarteaucitronSaveButton, #tarteaucitronClosePanel',
  },
  {
    service: 'real-cookie-banner',
    accept: '.rcb-banner a[href="#consent-accept"], #bnnr-accept-all',
    reject: '.rcb-banner a[href="#consent-reject"], #bnnr-continue-without',
    settings: '#bnnr-individual-privacy',
    save: '#bnnr-save',
  },
  {
    service: 'orejime',
    accept: '.orejime-Notice-saveButton, .orejime-Button--save, .orejime-Banner-saveButton',
    reject: '.orejime-Notice-declineButton, .orejime-Button--decline, .orejime-Banner-declineButton',
    settings: '.orejime-Notice-learnMoreButton, .orejime-Banner-learnMoreButton',
    save: '.orejime-Modal-saveButton',
  },
  {
    // The open-source one by orestbida, versions 3 and 2.
    service: 'cookieconsent',
    accept: '#cc-main [data-role="all"], #cc--main #c-p-bn, #cc--main #s-all-bn, #cm #c-p-bn',
    reject: '#cc-main [data-role="necessary"], #cc--main #c-s-bn[data-cc="accept-necessary"], #cc--main #s-rall-bn',
    settings: '#cc-main [data-role="show"], #cc--main #c-s-bn',
    save: '#cc-main [data-role="save"], #cc--main #s-sv-bn',
  },
  {
    service: 'osano-cookie-consent-open-source',
    accept: '.cc-window .cc-allow, .cc-window .cc-dismiss, .cc-window .cc-accept-all',
    reject: '.cc-window .cc-deny',
    settings: '.cc-window .cc-settings',
    save: '.cc-window .cc-save',
  },
  {
    service: 'shopify-consent-management',
    accept: '#shopify-pc__banner__btn-accept, #shopify-pc__prefs__header-accept',
    reject: '#shopify-pc__banner__btn-decline, #shopify-pc__prefs__header-decline',
    settings: '#shopify-pc__banner__btn-manage-prefs',
    save: '#shopify-pc__prefs__header-save',
  },
  {
    service: 'hubspot',
    accept: '#hs-eu-confirmation-button, #hs-modal-accept-all',
    reject: '#hs-eu-decline-button, #hs-modal-reject-all',
    settings: '#hs-eu-cookie-settings-button',
    save: '#hs-modal-save-settings',
  },
  {
    service: 'moove-gdpr-consent',
    accept: '#moove_gdpr_cookie_info_bar [data-href*="accept"], .moove-gdpr-infobar-allow-all',
    reject: '.moove-gdpr-infobar-reject-btn',
    settings: '#moove_gdpr_cookie_info_bar [data-href*="#moove_gdpr_cookie_modal"]',
    save: '.moove-gdpr-modal-save-settings',
  },
];
