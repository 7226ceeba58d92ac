/** The late fee as it is named in sentences. */
export const lateFee = '1.5% or $1, whichever is greater'
/** The late fee in one sentence, which several texts repeat. */
export const lateFeeText = `Late payments are charged ${lateFee}.`
