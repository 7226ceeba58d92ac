import { describe, expect, it } from 'vitest'
import { entries } from '#shared/faq/entries'
import { topics } from '#shared/faq/topics'
import { serviceTypes } from '#shared/services/services'
import { searchEntries, splitByTerms } from '../../../../renderer/features/help/faq/searchEntries'
import { topQuestionsFor, topSlugs } from '../../../../renderer/features/help/faq/topQuestions'
import { serviceSubtypesFor } from '../../../../server/directory/cases/catalog/catalog'

const found = (words: string): string[] => searchEntries(words).map(({ entry }) => entry.slug)

describe('the FAQs', () => {
  it('have six to ten questions in each of the nineteen topics, more than a hundred in all', () => {
    expect(topics).toHaveLength(19)
    for (const { code, questions } of topics) {
      expect(questions.length, code).toBeGreaterThanOrEqual(6)
      expect(questions.length, code).toBeLessThanOrEqual(10)
    }
    expect(entries.length).toBeGreaterThan(100)
  })

  it('have unique addresses and texts', () => {
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length)
    expect(new Set(entries.map(({ question }) => question)).size).toBe(entries.length)
    for (const { slug, answer } of entries) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(new Set(answer).size).toBe(answer.length)
      expect(answer.join(' ').length, slug).toBeGreaterThan(60)
    }
  })

  it.each(['CUSTOMER', 'BUILDER', 'DEVELOPER'] as const)('lead to requests that a %s may send', (userType) => {
    const known = serviceSubtypesFor(userType).map((kind) => `${kind.service_type}/${kind.service_subtype}`)
    for (const { request } of topics) expect(known).toContain(`${request.type}/${request.subtype}`)
  })

  it('have five popular questions for each service, and for customers without one', () => {
    for (const service of serviceTypes) {
      expect(topQuestionsFor(service).map(({ slug }) => slug)).toEqual(topSlugs[service])
      expect(topQuestionsFor(service)).toHaveLength(5)
    }
    expect(topQuestionsFor(undefined)).toHaveLength(5)
  })

  it('show phone numbers and no form to people who may smell gas', () => {
    const emergencies = entries.filter(({ isEmergency }) => isEmergency)
    expect(emergencies.map(({ slug }) => slug)).toContain('smell-gas')
    for (const { slug, answer, link } of emergencies) {
      expect(answer.join(' '), slug).toMatch(/call 911/i)
      expect(link, slug).toBeUndefined()
    }
  })
})

describe('the search', () => {
  it.each([
    ['smell gas', 'smell-gas'],
    ['forgot password', 'password-forgotten'],
    ['estimated', 'estimated-read'],
    ['red light', 'light-red'],
    ['811', 'call-before-dig'],
    ['late fee', 'late-fee'],
    ['how do i reset my tv pin', 'tv-pin-forgotten'],
    ['moving', 'move-when'],
  ])('finds the right answer for “%s”', (words, slug) => {
    expect(found(words).slice(0, 3)).toContain(slug)
  })

  it.each([
    ['wifi password', 'wifi-password'],
    ['change wi-fi password', 'wifi-password'],
    ['Wi Fi does not reach', 'wifi-reach'],
    ['forgot password', 'password-forgotten'],
    ['estimated reading', 'estimated-read'],
  ])('ranks the right answer for “%s” first', (words, slug) => {
    expect(found(words)[0]).toBe(slug)
  })

  it('matches the first letters of a word, and tolerates a typo', () => {
    expect(found('depos')).toContain('why-deposit')
    expect(found('voicemial')).toContain('voicemail-set-up')
  })

  it('requires all words if a question has them all: another word finds fewer', () => {
    const [pin, both] = [found('pin'), found('pin voicemail')]
    expect(pin).toContain('tv-pin-forgotten')
    expect(both).toContain('voicemail-pin')
    expect(both).not.toContain('tv-pin-forgotten')
    expect(both.length).toBeLessThan(pin.length)
  })

  it('accepts any of the words if no question has them all', () => {
    expect(found('voicemail zzzxqv')).toContain('voicemail-set-up')
  })

  it('finds nothing if nothing matches', () => {
    expect(found('zzzxqv')).toEqual([])
    expect(found('how do I')).toEqual([])
  })
})

describe('highlighting', () => {
  it('marks whole words, whatever their case, and keeps the text', () => {
    const pieces = splitByTerms('Gas costs $0.62; gasoline differs.', ['gas'])
    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Gas'])
    expect(pieces.map(({ text }) => text).join('')).toBe('Gas costs $0.62; gasoline differs.')
  })

  it('marks a word that is written in more than one way', () => {
    const pieces = splitByTerms('The Wi-Fi password', ['wifi'])
    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Wi-Fi'])
  })
})
