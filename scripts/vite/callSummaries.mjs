/** Leaves the summaries of the calls out of the renderer. Only the API description, which the server writes, shows them. */

const contractFiles = /\/shared\/contract\/.*\.ts$/
const summary = /^ {2}summary:\s*'(?:[^'\\\n]|\\.)*',$/gm

export const callSummaries = () => ({
  name: 'portal:call-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contractFiles },
    handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
  },
})
