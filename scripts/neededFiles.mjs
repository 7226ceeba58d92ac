/**
 * Returns the built JavaScript and CSS files that the given sources need before they run: their own and their static
 * imports.
 */
export function neededFiles(manifest, sources) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is not in the build's manifest`)
    visit(source)
  }
  return [...files]
}
