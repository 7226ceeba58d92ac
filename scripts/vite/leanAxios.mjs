/** Replaces the parts of axios that the portal never uses by stubs, to reduce the size of the browser's files. */
const stubs = {
  // Browsers always have XMLHttpRequest, which axios prefers.
  'adapters/fetch.js': 'export const getFetch = () => null',
  // Forms are sent as forms, and the parameters of an address are URLSearchParams.
  'helpers/formDataToJSON.js': 'export default () => null',
  'helpers/toFormData.js': 'export default () => null',
  'helpers/toURLEncodedForm.js': 'export default () => null',
  'helpers/AxiosURLSearchParams.js': 'export default class AxiosURLSearchParams {}',
  // The portal only uses numeric status codes.
  'helpers/HttpStatusCode.js': 'export default {}',
  // Requests carry a token and need no value from a cookie.
  'helpers/cookies.js': 'export default { read: () => null, readAsync: async () => null }',
  // The compiler has already checked the options.
  'helpers/validator.js':
    'const fits = () => true; export default { assertOptions() {}, validators: { boolean: fits, function: fits, transitional: fits, spelling: fits } }',
  // The portal cancels requests with AbortSignal.
  'cancel/CancelToken.js': 'export default class CancelToken {}',
}

export function leanAxios() {
  return {
    name: 'portal:lean-axios',
    apply: 'build',
    load: {
      filter: { id: /\/axios\/lib\/(adapters|helpers|cancel)\// },
      handler: (id) => stubs[id.split('/axios/lib/')[1]] ?? null,
    },
  }
}
