/** As what the window of a payment shows itself: the engine that it is, and not whose app or which version. Pure. */

const engine = /^(?:Mozilla|AppleWebKit|Chrome|Safari)$/

/** Without the names that Electron adds; what stands in brackets is the system's. */
export const plainAgent = (agent: string): string =>
  agent.replaceAll(/ ([^\s()/]+)\/[^\s()]+/g, (whole, name: string) => (engine.test(name) ? whole : ''))
