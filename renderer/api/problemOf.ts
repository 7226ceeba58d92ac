import {
  BareFailure,
  errorStatus,
  FailureEnvelope,
  plainErrorCodes,
  type PlainErrorCode,
  type Problem,
} from '#shared/errors'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'

const codeOfStatus = new Map<number, PlainErrorCode>(
  // The first code of a status stands for it: 409 is a conflict unless the server names the duplicate payment.
  plainErrorCodes.toReversed().map((code) => [errorStatus[code], code]),
)

const textOfCode: Partial<Record<PlainErrorCode, string>> = {
  not_signed_in: sessionTexts.signInAgain,
  not_allowed: commonTexts.notAllowed,
  not_found: commonTexts.notFound,
  too_large: commonTexts.tooLarge,
  unsupported_type: commonTexts.unsupportedType,
  unavailable: commonTexts.unavailable,
}

/** No answer came at all. */
export const offlineProblem: Problem = { code: 'offline', message: commonTexts.offline }

/** An answer came, but it is not what the contract promises. */
export const brokenAnswerProblem = (requestId?: string): Problem => ({
  code: 'unexpected',
  message: commonTexts.unexpected,
  requestId,
})

/** Failures after which the server may have done what it was asked all the same. */
export const isLost = ({ code }: Problem): boolean =>
  code === 'offline' || code === 'unavailable' || code === 'unexpected'

/** A gateway says so when it got no answer: our server may have done what it was asked, so only it can name the provider. */
const gatewayFailures = new Set([502, 504])

/** The failure of an HTTP answer; a body that is not ours (a proxy's page, say) is judged by its status alone. */
export function problemOfAnswer(status: number, body: unknown): Problem {
  const failure = FailureEnvelope.safeParse(body)
  if (failure.success) {
    const { code, data, messages, fields, request_id: requestId } = failure.data
    const base = { message: messages[0] ?? commonTexts.unexpected, fields, requestId }
    return code === 'password_change_required' ? { ...base, code, resetToken: data.reset_token } : { ...base, code }
  }
  const code = gatewayFailures.has(status) ? 'unavailable' : (codeOfStatus.get(status) ?? 'unexpected')
  return { code, message: firstMessage(body) ?? textOfCode[code] ?? commonTexts.unexpected }
}

/** Another back end may send no more than its messages. */
function firstMessage(body: unknown): string | undefined {
  const bare = BareFailure.safeParse(body)
  return bare.success ? bare.data.messages[0] : undefined
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What a form sent does not fit the contract: told before the server has to. */
export function problemOfIssues(issues: readonly Issue[]): Problem {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message
  return { code: 'invalid_input', message: issues[0]?.message ?? commonTexts.unexpected, fields }
}
