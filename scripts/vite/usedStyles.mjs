/** States that nothing has before the portal's code runs. */
const states = /:(?:hover|active|disabled)|\[data-stale\]|\[aria-busy\]|\[data-icon-only\](?!\))/

/** Returns the rules of a minified style sheet that apply to classes of the markup on the screen. */
export const usedStyles = (css, markup) =>
  rulesOf(css)
    .map(({ head, body }) => {
      if (head.startsWith('@media print')) return ''
      if (/^@(?:media|container|supports)/.test(head)) {
        const inner = usedStyles(body, markup)
        return inner === '' ? '' : `${head}{${inner}}`
      }
      return isUsed(head, markup) ? `${head}{${body}}` : ''
    })
    .join('')

function rulesOf(css) {
  const rules = []
  let start = 0
  while (start < css.length) {
    const open = css.indexOf('{', start)
    if (open < 0) break
    let end = open + 1
    for (let depth = 1; depth > 0; end += 1) {
      if (css[end] === '{') depth += 1
      else if (css[end] === '}') depth -= 1
    }
    rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, end - 1) })
    start = end
  }
  return rules
}

/** Every rule of a module has a class. Those without one belong to the page, which has them already. */
function isUsed(selectors, markup) {
  return selectors.split(/,(?![^(]*\))/).some((selector) => {
    const classes = [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name)
    return (
      classes.length > 0 &&
      !states.test(selector) &&
      classes.every((name) => new RegExp(`[" ]${name}[" ]`).test(markup))
    )
  })
}
