/** Defines types of telephone numbers and the languages of customer care. */

export const phoneTypes = ['mobile', 'home', 'work', 'other'] as const
export type PhoneType = (typeof phoneTypes)[number]

export const contactLanguages = ['en', 'es', 'vi', 'zh', 'ko', 'fr', 'ar', 'tl'] as const
/** Customer care calls and writes in this language. The portal and its automatic messages are in English. */
export type ContactLanguage = (typeof contactLanguages)[number]
