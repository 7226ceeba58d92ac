/** Where the provider is, unless the server's TIME_ZONE says otherwise. */
export const defaultTimeZone = 'America/Chicago'
