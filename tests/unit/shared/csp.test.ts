/** The Content Security Policy of the portal's pages, as the website and the shell send it. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from '#shared/http/csp'

const policy = (more = '') =>
  pagePolicy({ nonce: 'r4nd0m-n0nce-0f-16b', connect: [], frames: ['https://pay.example'], isFramed: false }) + more

/** Findings up to this severity value are real or possible weaknesses. */
const maxSeverity = 30

const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity <= maxSeverity)
    .map(({ directive, description }) => `${directive}: ${description}`)

describe('the policy of the portal’s pages', () => {
  it('has no weakness that an evaluator finds', () => expect(findings(policy())).toEqual([]))

  it('would have a weakness with inline scripts', () => {
    expect(
      findings(policy().replace("script-src 'self' 'nonce-r4nd0m-n0nce-0f-16b'", "script-src 'unsafe-inline'")),
    ).not.toEqual([])
  })

  it('prevents other sites from framing the page, and allows the portal to frame its postback page', () => {
    expect(policy()).toContain("frame-ancestors 'none'")
    expect(pagePolicy({ nonce: 'n', connect: [], frames: [], isFramed: true })).toContain("frame-ancestors 'self'")
  })

  it('names each host once', () => {
    const hosts = ['https://a.example', 'https://a.example']
    expect(pagePolicy({ nonce: 'n', connect: hosts, frames: [], isFramed: false })).toContain(
      "connect-src 'self' https://a.example;",
    )
  })
})
