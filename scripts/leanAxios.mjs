/** Leaves axios' fetch adapter out of the browser's files: the browser always has XMLHttpRequest, which axios takes first. */
export function leanAxios() {
  return {
    name: 'portal:lean-axios',
    apply: 'build',
    load: {
      filter: { id: /\/axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => 'export const getFetch = () => null',
    },
  }
}
