___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "Candor consent",
  "categories": ["TAG_MANAGEMENT", "PERSONALIZATION"],
  "brand": {
    "id": "brand_dummy",
    "displayName": "Candor"
  },
  "description": "Denies every consent type before anything runs, loads the Candor banner, and passes on what the visitor allows.",
  "containerContexts": ["WEB"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "TEXT",
    "name": "base",
    "displayName": "Address of Candor",
    "simpleValueType": true,
    "help": "Begins with https:// and has no slash at its end. The permission of this template to load scripts must name the same address.",
    "valueHint": "https://privacy.example.com",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      { "type": "REGEX", "args": ["https://[^?#]*[^/?#]"] }
    ]
  },
  {
    "type": "TEXT",
    "name": "siteId",
    "displayName": "Site ID",
    "simpleValueType": true,
    "help": "Ten letters and digits, in the code that Candor gives you.",
    "valueValidators": [
      { "type": "REGEX", "args": ["[a-z0-9]{10}"] }
    ]
  },
  {
    "type": "TEXT",
    "name": "language",
    "displayName": "Language",
    "simpleValueType": true,
    "help": "Left empty: that of the page.",
    "valueValidators": [
      { "type": "REGEX", "args": ["([a-z]{2,3}(-[A-Za-z]{2,4})?)?"] }
    ]
  },
  {
    "type": "SIMPLE_TABLE",
    "name": "granted",
    "displayName": "What holds before a choice, by region",
    "help": "Left empty: everything is denied everywhere. A row grants what it names to visitors of its regions, say US for states where visitors opt out.",
    "simpleTableColumns": [
      {
        "name": "regions",
        "displayName": "Regions (ISO 3166-2, with commas)",
        "type": "TEXT",
        "defaultValue": "",
        "valueValidators": [{ "type": "NON_EMPTY" }]
      },
      {
        "name": "types",
        "displayName": "Consent types granted (with commas)",
        "type": "TEXT",
        "defaultValue": ""
      }
    ]
  },
  {
    "type": "TEXT",
    "name": "wait",
    "displayName": "Milliseconds to wait for a choice that was made before",
    "simpleValueType": true,
    "defaultValue": "500",
    "valueValidators": [{ "type": "NON_NEGATIVE_NUMBER" }]
  },
  {
    "type": "CHECKBOX",
    "name": "redact",
    "checkboxText": "Redact ads data while ad_storage is denied",
    "simpleValueType": true,
    "defaultValue": true
  },
  {
    "type": "CHECKBOX",
    "name": "passthrough",
    "checkboxText": "Pass information of ad clicks on in addresses",
    "simpleValueType": true,
    "defaultValue": false
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const callInWindow = require('callInWindow');
const encodeUriComponent = require('encodeUriComponent');
const gtagSet = require('gtagSet');
const injectScript = require('injectScript');
const makeNumber = require('makeNumber');
const setDefaultConsentState = require('setDefaultConsentState');
const updateConsentState = require('updateConsentState');

// Which purpose of the banner decides about a consent type.
const purposeOf = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'measurement',
  functionality_storage: 'functionality',
  personalization_storage: 'experience'
};

const words = (text) => (text || '').split(',').map((word) => word.trim()).filter((word) => word);

/** All consent types, each granted or denied. What protects the site is never asked for. */
const stateOf = (isGranted) => {
  const state = { security_storage: 'granted' };
  for (let type in purposeOf) state[type] = isGranted(type) ? 'granted' : 'denied';
  return state;
};

const setDefault = (state, regions) => {
  state.wait_for_update = makeNumber(data.wait) || 0;
  if (regions) state.region = regions;
  setDefaultConsentState(state);
};

// Regions before the rest, as Google asks for it: the more exact one counts.
(data.granted || []).forEach((row) => {
  const types = words(row.types);
  setDefault(stateOf((type) => types.indexOf(type) >= 0), words(row.regions));
});
setDefault(stateOf(() => false));
gtagSet({ ads_data_redaction: !!data.redact, url_passthrough: !!data.passthrough });

const passOn = () => {
  updateConsentState(stateOf((type) => callInWindow('Candor.allows', purposeOf[type]) === true));
};

const listen = () => {
  callInWindow('Candor.on', 'ready', passOn);
  callInWindow('Candor.on', 'choice', passOn);
  // It may have been ready before this.
  passOn();
  data.gtmOnSuccess();
};

const query = data.language ? '?lang=' + encodeUriComponent(data.language) : '';
const url = data.base + '/embed/cs/' + data.siteId + '.js' + query;
// What does not come allows nothing: all stays denied.
injectScript(url, listen, data.gtmOnFailure, url);


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": { "publicId": "inject_script", "versionId": "1" },
      "param": [
        {
          "key": "urls",
          "value": {
            "type": 2,
            "listItem": [
              { "type": 1, "string": "https://privacy.example.com/embed/cs/*" }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "access_globals", "versionId": "1" },
      "param": [
        {
          "key": "keys",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "key" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" },
                  { "type": 1, "string": "execute" }
                ],
                "mapValue": [
                  { "type": 1, "string": "Candor.on" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "key" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" },
                  { "type": 1, "string": "execute" }
                ],
                "mapValue": [
                  { "type": 1, "string": "Candor.allows" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "write_data_layer", "versionId": "1" },
      "param": [
        {
          "key": "keyPatterns",
          "value": {
            "type": 2,
            "listItem": [
              { "type": 1, "string": "ads_data_redaction" },
              { "type": 1, "string": "url_passthrough" }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "access_consent", "versionId": "1" },
      "param": [
        {
          "key": "consentTypes",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "ad_storage" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "ad_user_data" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "ad_personalization" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "analytics_storage" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "functionality_storage" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "personalization_storage" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "security_storage" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  }
]


___TESTS___

scenarios: []


___NOTES___

Fire this tag on "Consent Initialization - All Pages". See README.md beside this file.
