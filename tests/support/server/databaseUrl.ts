/** Returns the URL of another database on the same server, with the same user. */
export function urlOfDatabase(url: string, name: string): string {
  const result = new URL(url)
  result.pathname = `/${name}`
  return result.href
}
