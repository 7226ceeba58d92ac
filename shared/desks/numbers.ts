/** Defines the provider's telephone numbers and addresses. */
export const billingNumber = '555-0101'
export const technicalNumber = '555-0102'
export const salesNumber = '555-0103'
export const builderNumber = '555-0104'
export const gasNumber = '555-0105'

/** House numbers of customers start at 100, so this is no customer's home. */
export const officeAddress = ['20 Tallis Ave', 'Quillmere, TX 00141']
export const postBox = ['PO Box 100', 'Quillmere, TX 00141']
