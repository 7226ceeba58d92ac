/** Leaves out of the browser's files what axios carries but the portal never asks of it. */
const stubs = {
  // The browser always has XMLHttpRequest, which axios takes first.
  'adapters/fetch.js': 'export const getFetch = () => null',
  // Forms are sent as forms.
  'helpers/formDataToJSON.js': 'export default () => null',
  // Names for numbers; the portal reads the numbers.
  'helpers/HttpStatusCode.js': 'export default {}',
  // Requests carry a token, and no cookie's value besides.
  'helpers/cookies.js': 'export default { read: () => null, readAsync: async () => null }',
  // The compiler has checked what options there are.
  'helpers/validator.js':
    'const fits = () => true; export default { assertOptions() {}, validators: { boolean: fits, function: fits, transitional: fits, spelling: fits } }',
  // What there was before AbortSignal.
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
