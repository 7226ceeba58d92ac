import {
  BareFailure,
  errorStatus,
  FailureEnvelope,
  type PlainErrorCode,
  type Problem,
  plainErrorCodes,
} from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'

const codeByStatus = new Map<number, PlainErrorCode>(
  // The first code of a status represents it: 409 is a conflict unless the server names the duplicate payment.
  plainErrorCodes.toReversed().map((code) => [errorStatus[code], code]),
)

const textByCode: Partial<Record<PlainErrorCode, string>> = {
  not_signed_in: sessionTexts.signInAgain,
  not_allowed: commonTexts.notAllowed,
  not_found: commonTexts.notFound,
  too_large: commonTexts.tooLarge,
  unsupported_type: commonTexts.unsupportedType,
  unavailable: commonTexts.unavailable,
}

/** There was no answer at all. */
export const offlineProblem: Problem = { code: 'offline', message: commonTexts.offline }

/** The answer does not match the contract. */
export const brokenAnswerProblem = (requestId?: string): Problem => ({
  code: 'unexpected',
  message: commonTexts.unexpected,
  requestId,
})

/** Failures after which the server may still have executed the request. */
export const isOutcomeUnknown = ({ code }: Problem): boolean =>
  code === 'offline' || code === 'unavailable' || code === 'unexpected'

/**
 * A gateway returns these when our server did not answer, although it may have executed the request. So they do not
 * mean a provider error, which only our server reports.
 */
const gatewayFailures = new Set([502, 504])

/**
 * Returns the failure of an HTTP answer. If the body is not from the portal's server, such as a proxy's page, the status
 * decides.
 */
export function problemOfAnswer(status: number, body: unknown): Problem {
  const failure = FailureEnvelope.safeParse(body)
  if (failure.success) {
    const { code, data, messages, fields, request_id: requestId } = failure.data
    const base = { message: messages[0] ?? commonTexts.unexpected, fields, requestId }
    return code === 'password_change_required' ? { ...base, code, resetToken: data.reset_token } : { ...base, code }
  }
  const code = gatewayFailures.has(status) ? 'unavailable' : (codeByStatus.get(status) ?? 'unexpected')
  return { code, message: firstMessage(body) ?? textByCode[code] ?? commonTexts.unexpected }
}

/** Other back ends may send only messages. */
function firstMessage(body: unknown): string | undefined {
  const bareFailure = BareFailure.safeParse(body)
  return bareFailure.success ? bareFailure.data.messages[0] : undefined
}

interface SchemaIssue {
  path: readonly PropertyKey[]
  message: string
}

/** Reports form input that does not fit the contract before it is sent. */
export function problemOfIssues(issues: readonly SchemaIssue[]): Problem {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message
  return { code: 'invalid_input', message: issues[0]?.message ?? commonTexts.unexpected, fields }
}
