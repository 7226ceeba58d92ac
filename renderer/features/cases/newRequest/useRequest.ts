import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type ServiceKind, type ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { createServiceRequest } from '#shared/contract/cases/cases'
import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import { useCreateServiceRequestMutation } from '../../../api/cases/cases'
import { useCaseUploads } from '../../../domain/cases/attachments/useCaseUploads'
import { servicesByCategory } from '../../../domain/cases/servicesByCategory'
import { takeKeyFor } from '../../../domain/drafts/draftKey'
import type { AnsweredCheck } from '../../../domain/drafts/storedJson'
import { type Draft, useDraft } from '../../../domain/drafts/useDraft'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelection } from '../../../session/useSelection'
import { focusFirstError } from '../../../ui/forms/Field'
import { findFieldErrors } from '../../../ui/forms/findFieldErrors'
import { problemOfQuery } from '../../../ui/states/queryState'
import {
  allServicesOf,
  buildRequest,
  emptyDraft,
  fieldId,
  fieldsOf,
  parseAnswers,
  type RequestDraft,
  type RequestErrors,
  removeChangedErrors,
  selectedPlace,
  toFormErrors,
  validateRequest,
} from './requestDraft'
import { isSameRequest, isStarted, readPrefill } from './requestPrefill'
import { answersFromChecks } from './selfCheckSteps'

const steps = ['choose', 'check', 'details', 'review', 'sent'] as const
type RequestStep = (typeof steps)[number]

type AccountCriteria = Pick<ServiceKind, 'category'> & Partial<Pick<ServiceKind, 'services'>>

/** Returns the accounts that a request of a category or kind can be about. */
export function findMatchingAccounts(
  accounts: readonly UserAccount[],
  { category, services = [] }: AccountCriteria,
): UserAccount[] {
  const serviceTypes = services.length > 0 ? services : servicesByCategory[category]
  return accounts.filter(({ service_type_code: type }) => serviceTypes.length === 0 || serviceTypes.includes(type))
}

/**
 * Returns the accounts that the form offers. If none fits the kind, for example after a link to it, all of its category
 * are offered.
 */
export function findSelectableAccounts(accounts: readonly UserAccount[], kind: ServiceKind): UserAccount[] {
  const matching = findMatchingAccounts(accounts, kind)
  return matching.length > 0 ? matching : findMatchingAccounts(accounts, { category: kind.category })
}

/** Returns the addresses with several services, if a request of the kind can be about all of them. */
export function findWholeAddresses(accounts: readonly UserAccount[], kind: ServiceKind): UserAccount[] {
  if (kind.category !== 'general') return []
  const isFirst = (account: UserAccount) =>
    accounts.find(({ crm_premise_id }) => crm_premise_id === account.crm_premise_id) === account
  const hasSeveral = (account: UserAccount) =>
    accounts.filter(({ crm_premise_id }) => crm_premise_id === account.crm_premise_id).length > 1
  return accounts.filter((account) => isFirst(account) && hasSeveral(account))
}

/** People move, start and stop with all of their services. */
const wholeAddressType = 'moving'

/** Returns the preferred service, if it fits the kind; otherwise the first that fits. */
function findPreferredService(
  accounts: readonly UserAccount[],
  kind: ServiceKind,
  preferredId: string | undefined,
): string {
  const selectable = findSelectableAccounts(accounts, kind)
  const preferred = selectable.find((other) => other.crm_service_account_id === preferredId)
  if (kind.service_type === wholeAddressType) {
    const premiseId = (preferred ?? selectable[0])?.crm_premise_id
    const whole = findWholeAddresses(accounts, kind).find((address) => address.crm_premise_id === premiseId)
    if (whole) return allServicesOf(whole.crm_premise_id)
  }
  return (preferred ?? selectable[0])?.crm_service_account_id ?? ''
}

interface RequestForPrefill {
  step: RequestStep
  search: URLSearchParams
  draft: Draft<RequestDraft>
  uploads: ReturnType<typeof useCaseUploads>
  /** Returns the given service or else the one selected in the header, if it fits; otherwise the first that fits. */
  findDefaultService: (kind: ServiceKind, preferredId?: string) => string
}

interface RequestSources extends Pick<RequestForPrefill, 'draft' | 'uploads'> {
  user: UserDetails
}

function toBody(subtype: ServiceSubtype, { user, draft, uploads }: RequestSources) {
  const place = selectedPlace(draft.values.service)
  const service = user.user_accounts.find((other) => other.crm_service_account_id === place.serviceId)
  return buildRequest(draft.values, subtype, {
    contactId: user.crm_contact_id,
    premiseId: place.premiseId ?? service?.crm_premise_id,
    serviceId: place.serviceId,
    attachmentIds: uploads.attachmentIds,
  })
}

/** Fills in what another page passes in the URL or the navigation state. */
function useRequestPrefill(kinds: readonly ServiceKind[], request: RequestForPrefill): void {
  const { step, search, draft, uploads, findDefaultService } = request
  const navigate = useNavigate()
  const { state, pathname } = useLocation()

  /** The files of one request are not sent with another. */
  function startDraft(values: Partial<RequestDraft>): void {
    uploads.clear()
    draft.save({ ...emptyDraft, ...values })
  }

  const applyPrefill = useEffectEvent(() => {
    const prefill = readPrefill(search, state)
    const kind = kinds.find(({ service_type }) => service_type === prefill?.type)
    if (!prefill || !kind || step !== 'choose') return
    const { checks, ...texts } = prefill
    if (isStarted(draft.values) && isSameRequest(draft.values, texts)) {
      // The typed values stay; only the checks are new.
      const { subtype = draft.values.subtype, service = draft.values.service } = texts
      draft.save({
        key: '',
        subtype,
        service: findDefaultService(kind, service),
        ...(checks && { checks: JSON.stringify(checks) }),
      })
    } else {
      startDraft({ ...texts, service: findDefaultService(kind, texts.service), checks: JSON.stringify(checks ?? []) })
    }
    // The URL and the navigation state are cleared, so that a reload doesn't overwrite what was typed since.
    void navigate(`${pathname}?step=details`, { replace: true })
  })
  useEffect(() => applyPrefill(), [state])
}

/** Manages a request that is being written: its draft, its step in the URL, its files, and sending it. */
export function useRequest(form: string, kinds: readonly ServiceKind[]) {
  const { user } = useSignedIn()
  const { account } = useSelection()
  const draft = useDraft(`request:${form}`, emptyDraft)
  const uploads = useCaseUploads({ form: `request:${form}` })
  const [errors, setErrors] = useState<RequestErrors>({})
  const [create, { isLoading }] = useCreateServiceRequestMutation()
  const isSending = useRef(false)
  const rejectedDay = useRef<string | null>(null)
  const [search, setSearch] = useSearchParams()
  const step = steps.find((candidate) => candidate === search.get('step')) ?? 'choose'

  const goTo = (next: RequestStep, extra: Record<string, string> = {}): void => setSearch({ step: next, ...extra })
  /** Clears the error of a field as soon as the field changes. */
  function fill(changes: Partial<RequestDraft>): void {
    setErrors((before) => removeChangedErrors(before, draft.values, changes))
    draft.save({ key: '', ...changes })
  }

  const findDefaultService = (kind: ServiceKind, preferredId = account?.crm_service_account_id): string =>
    findPreferredService(user.user_accounts, kind, preferredId)

  useRequestPrefill(kinds, { step, search, draft, uploads, findDefaultService })

  /** Selects a kind and clears what was answered for another one. */
  function choose(kind: ServiceKind, next: RequestStep): void {
    const { service_type: type } = kind
    if (draft.values.type !== type) {
      uploads.clear()
      fill({ type, subtype: '', answers: '{}', checks: '[]', parent: '', service: findDefaultService(kind) })
    }
    goTo(next)
  }

  function showErrors(nextErrors: RequestErrors, subtype: ServiceSubtype): void {
    setErrors(nextErrors)
    if (step === 'review' && fieldsOf(subtype).some((id) => nextErrors[id])) goTo('details')
    focusFirstError(fieldsOf(subtype), nextErrors)
  }

  const findFileErrors = (): RequestErrors => (uploads.problem === null ? {} : { [fieldId('files')]: uploads.problem })

  function review(subtype: ServiceSubtype): void {
    // The field shows its own error. Requesting a visit without the displayed day would mislead.
    const day = rejectedDay.current === null ? null : document.getElementById(fieldId('date'))
    if (day) return day.focus()
    const problem = findFieldErrors(createServiceRequest, { body: toBody(subtype, { user, draft, uploads }) })
    const otherErrors = { ...validateRequest(draft.values, subtype), ...findFileErrors() }
    const nextErrors = { ...toFormErrors(problem?.fields ?? {}), ...otherErrors }
    if (fieldsOf(subtype).some((id) => nextErrors[id])) return showErrors(nextErrors, subtype)
    setErrors({})
    goTo('review')
  }

  async function submit(subtype: ServiceSubtype): Promise<void> {
    if (isSending.current || uploads.isSending) return
    // An upload may have failed while the review was being read.
    if (uploads.problem !== null) return showErrors(findFileErrors(), subtype)
    isSending.current = true
    const idempotencyKey = takeKeyFor(draft, uploads.attachmentIds)
    const { data, error } = await create({ idempotencyKey, body: toBody(subtype, { user, draft, uploads }) })
    isSending.current = false
    if (!data) {
      const { fields = {}, message } = problemOfQuery(error)
      return showErrors({ form: message, ...toFormErrors(fields) }, subtype)
    }
    draft.discard()
    uploads.clear()
    setSearch({ step: 'sent', case: data.case_id }, { replace: true })
  }

  return {
    step,
    goTo,
    values: draft.values,
    fill,
    rejectDay: (problem: string | null) => {
      rejectedDay.current = problem
    },
    /** Copies the answers of checks to the questions, so that the user isn't asked twice. They may decide the subtype. */
    setChecks: (checks: AnsweredCheck[], decided: { subtype?: string } = {}) => {
      const answers = { ...parseAnswers(draft.values), ...answersFromChecks(checks) }
      fill({ ...decided, checks: JSON.stringify(checks), answers: JSON.stringify(answers) })
    },
    // The error disappears with the last file that caused it.
    errors: { ...errors, [fieldId('files')]: errors[fieldId('files')] && (uploads.problem ?? undefined) },
    uploads,
    isSubmitting: isLoading,
    choose,
    review,
    submit: (subtype: ServiceSubtype) => void submit(subtype),
    sentCase: search.get('case'),
  }
}

export type RequestFormState = ReturnType<typeof useRequest>
