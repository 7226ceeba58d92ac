/** Reduces the user agent of payment windows to the browser engine, without our app's name and version. It has no side effects. */

const enginePattern = /^(?:Mozilla|AppleWebKit|Chrome|Safari)$/

/** Removes the names that Electron adds. The part in parentheses describes the system and stays. */
export const reduceUserAgent = (agent: string): string =>
  agent.replaceAll(/ ([^\s()/]+)\/[^\s()]+/g, (fullMatch, name: string) => (enginePattern.test(name) ? fullMatch : ''))
