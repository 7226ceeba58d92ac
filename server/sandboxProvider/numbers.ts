/** Check digits and card brands of typed numbers. */

/** Checks a card number (ISO/IEC 7812): every second digit from the right counts twice. */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const abaWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** Checks a nine-digit bank routing number (American Bankers Association). */
export function passesAba(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = abaWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 10 === 0
}

interface CardBrand {
  code: 'VISA' | 'MC' | 'AMEX' | 'DISC'
  name: string
  starts: RegExp
  lengths: readonly number[]
  cvcLength: number
}

const brands: readonly CardBrand[] = [
  { code: 'VISA', name: 'Visa', starts: /^4/, lengths: [13, 16, 19], cvcLength: 3 },
  {
    code: 'MC',
    name: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvcLength: 3,
  },
  { code: 'AMEX', name: 'American Express', starts: /^3[47]/, lengths: [15], cvcLength: 4 },
  { code: 'DISC', name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], cvcLength: 3 },
]

export const brandOf = (digits: string): CardBrand | null => brands.find((brand) => brand.starts.test(digits)) ?? null
