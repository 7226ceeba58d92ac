/** Secrets of the test servers. */
export const providerKey = 'test-provider-key-0123456789'
export const codeKey = 'test-code-key-0123456789'
export const sealKey = 'test-seal-key-0123456789'
