/** Reads numbers as Excel, LibreOffice and Numbers write them in English and in German. */
import type { Cents } from '../format/money'
import * as importTexts from '../texts/operations/imports'
import { accept, type Reading, refuse } from './reading'

/**
 * Groups of three digits, separated by a comma, a point, an apostrophe or a space. The first one begins with no zero,
 * because 0.125 has decimals.
 */
const grouped = /^([1-9]\d{0,2})(?:([,.'’ \u00a0\u202f])\d{3})(?:\2\d{3})*(?:([.,])(\d{1,2}))?$/
const plain = /^(\d*)(?:([.,])(\d{1,2}))?$/
/** Decimals that a program added, as in 12.5000 or in 12.500000001. */
const longDecimals = /^\d*[.,]\d{3,}$/
const maxCents = 1_000_000_000

/** Reads an amount of dollars as whole cents. */
export const parseAmount = (text: string): Reading<Cents> => readCents(text, maxCents)

/** Reads the sum of any number of amounts. */
export const parseSum = (text: string): Reading<Cents> => readCents(text, Number.MAX_SAFE_INTEGER)

function readCents(text: string, max: Cents): Reading<Cents> {
  const { digits, isNegative } = unsigned(text.trim())
  const cents = parseCents(digits)
  if ('reason' in cents) return cents
  if (cents.value > max) return refuse(importTexts.amountTooLarge)
  return accept(isNegative && cents.value !== 0 ? -cents.value : cents.value)
}

/** The sign and the dollar sign are in either order, before or after the amount. */
const decorated = /^([-−+]?) ?\$? ?([-−]?)(.*?)\s?\$?([-−]?)$/u
/** Accountants put negative amounts in parentheses, before or behind the dollar sign. */
const inParentheses = /^(?:\$\s*\((.*)\)|\(\s*\$?\s*(.*?)\s*\))$/

function unsigned(text: string): { digits: string; isNegative: boolean } {
  const inner = inParentheses.exec(text)
  if (inner) return { digits: (inner[1] ?? inner[2] ?? '').trim(), isNegative: true }
  const [, first = '', second = '', digits = '', last = ''] = decorated.exec(text) ?? []
  const signs = [first, second, last].filter((sign) => sign !== '')
  if (signs.length > 1) return { digits: '', isNegative: false }
  return { digits: digits.trim(), isNegative: signs[0] !== undefined && signs[0] !== '+' }
}

function parseCents(digits: string): Reading<Cents> {
  if (isAmbiguous(digits)) return refuse(importTexts.ambiguousAmount)
  const match = plain.exec(digits)
  if (match && digits !== '' && /\d/.test(digits)) return accept(toCents(match[1] ?? '', match[3] ?? ''))
  const parts = grouped.exec(digits)
  if (parts && parts[2] !== parts[3]) {
    const decimals = parts[4] ?? ''
    const whole = parts[3] === undefined ? digits : digits.slice(0, -decimals.length - 1)
    return accept(toCents(whole.replaceAll(/\D/g, ''), decimals))
  }
  return refuse(longDecimals.test(digits) ? importTexts.tooManyDecimals : importTexts.invalidAmount)
}

/** In 1,234 and in 1.234 the sign may separate thousands or decimals. */
const isAmbiguous = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

const toCents = (whole: string, decimals: string): Cents => Number(whole) * 100 + Number(decimals.padEnd(2, '0'))

/** Reads a whole number. Separators are rejected, because 1,234 and 1.234 can be read in two ways. */
export function parseWhole(text: string): Reading<number> {
  const digits = text.trim()
  if (!/^-?\d{1,9}$/.test(digits)) return refuse(importTexts.invalidWhole)
  return accept(Number(digits))
}

/** Reads a number with up to six decimals, such as a quantity, with a point or a comma before its decimals. */
export function parseDecimal(text: string): Reading<number> {
  const digits = text.trim()
  if (!/^-?\d{1,12}(?:[.,]\d{1,6})?$/.test(digits)) return refuse(importTexts.invalidDecimal)
  return accept(Number(digits.replace(',', '.')))
}
