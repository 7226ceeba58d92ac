/** Where we are reached, for the desks and for the answers that name them. */
export const billingNumber = '555-0101'
export const technicalNumber = '555-0102'
export const salesNumber = '555-0103'
export const builderNumber = '555-0104'
export const gasNumber = '555-0105'

/** House numbers of customers begin at 100: it is nobody’s home. */
export const officeAddress = ['20 Tallis Ave', 'Quillmere, TX 00141']
export const postBox = ['PO Box 100', 'Quillmere, TX 00141']
