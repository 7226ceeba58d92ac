/** The provider is in this time zone unless the server's TIME_ZONE sets another. */
export const defaultTimeZone = 'America/Chicago'
