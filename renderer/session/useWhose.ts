/** Whose account a screen is read on, and so whose words it speaks. */
import { useSignedIn } from './SignedIn'

/** Whose words a screen speaks: staff do not read the customer's "you". */
export const useWhose = (): 'own' | 'theirs' => (useSignedIn().customer === null ? 'own' : 'theirs')
