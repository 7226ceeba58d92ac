/** The pages before sign-in are small forms: compiled by the React compiler they would be larger and no faster. */
export const lightPaths = [
  'Portal.tsx',
  'domain/oneTimeCodes/PlainCodeForm.tsx',
  'ui/plain/',
  'ui/notices/Toast.tsx',
  'ui/timing/useCountdown.ts',
  'ui/useDocumentTitle.ts',
  'features/signIn/',
  'features/forgotPassword/',
]

export const lightFiles = new RegExp(`/renderer/(${lightPaths.join('|')})`)
