/** What a person can say about how they are reached: kinds of telephone numbers, and the language of care. */

export const phoneTypes = ['mobile', 'home', 'work', 'other'] as const
export type PhoneType = (typeof phoneTypes)[number]

export const phoneTypeLabels: Record<PhoneType, string> = {
  mobile: 'Mobile',
  home: 'Home',
  work: 'Work',
  other: 'Other',
}

/** Beside the main number. */
export const mostOtherPhones = 4

export const contactLanguages = ['en', 'es', 'vi', 'zh', 'ko', 'fr', 'ar', 'tl'] as const
/** In which customer care calls and writes; the portal itself and its automatic messages are in English. */
export type ContactLanguage = (typeof contactLanguages)[number]

export const contactLanguageLabels: Record<ContactLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  vi: 'Vietnamese',
  zh: 'Chinese',
  ko: 'Korean',
  fr: 'French',
  ar: 'Arabic',
  tl: 'Tagalog',
}
