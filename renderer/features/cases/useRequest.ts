import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases'
import type { UserAccount } from '#shared/contract/userDetails'
import { useCreateServiceRequestMutation } from '../../api/cases'
import { useUploads } from '../../api/useUploads'
import type { Check } from '../../session/keptJson'
import { useDraft } from '../../session/useDraft'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { servicesOf } from '../../ui/cases/caseLabels'
import { focusFirst } from '../../ui/forms/Field'
import { problemOfQuery } from '../../ui/states/queryFace'
import { arrivalIn, isBegun, isSameRequest } from './requestArrival'
import {
  answersIn,
  emptyDraft,
  errorsIn,
  errorsOf,
  fieldId,
  withoutChanged,
  fieldsOf,
  requestOf,
  type Errors,
  type RequestDraft,
} from './requestDraft'
import { answersFromChecks } from './selfCheckSteps'

export const steps = ['choose', 'check', 'details', 'review', 'sent'] as const
export type Step = (typeof steps)[number]

type Subject = Pick<ServiceKind, 'category'> & Partial<Pick<ServiceKind, 'services'>>

/** The services that a request of a category or a kind can be about. */
export function fittingAccounts(accounts: readonly UserAccount[], { category, services = [] }: Subject): UserAccount[] {
  const fitting = services.length > 0 ? services : servicesOf[category]
  return accounts.filter(({ service_type_code: type }) => fitting.length === 0 || fitting.includes(type))
}

/** What a form offers to choose from: who follows a link to a kind that none fits says it of one of the category. */
export function choosableAccounts(accounts: readonly UserAccount[], kind: ServiceKind): UserAccount[] {
  const fitting = fittingAccounts(accounts, kind)
  return fitting.length > 0 ? fitting : fittingAccounts(accounts, { category: kind.category })
}

/** A request being written: its draft, its step in the address, its files, and sending it. */
export function useRequest(form: string, kinds: readonly ServiceKind[]) {
  const { user } = useSignedIn()
  const { account } = useSelected()
  const draft = useDraft(`request:${form}`, emptyDraft)
  const uploads = useUploads({ form: `request:${form}` })
  const [errors, setErrors] = useState<Errors>({})
  const [create, { isLoading }] = useCreateServiceRequestMutation()
  const isSending = useRef(false)
  const [search, setSearch] = useSearchParams()
  const step = steps.find((candidate) => candidate === search.get('step')) ?? 'choose'
  const navigate = useNavigate()
  const { state, pathname } = useLocation()

  const goTo = (next: Step, extra: Record<string, string> = {}): void => setSearch({ step: next, ...extra })
  /** A remark goes as soon as what it was about has changed. */
  function fill(changes: Partial<RequestDraft>): void {
    setErrors((before) => withoutChanged(before, draft.values, changes))
    draft.keep({ key: '', ...changes })
  }

  /** The service that is asked for or else the one that the header shows, where it fits. */
  function usualService(kind: ServiceKind, asked = account?.crm_service_account_id): string {
    const fitting = choosableAccounts(user.user_accounts, kind)
    const shown = fitting.find((other) => other.crm_service_account_id === asked)
    return (shown ?? fitting[0])?.crm_service_account_id ?? ''
  }

  /** The files of one request do not go with another. */
  function begin(values: Partial<RequestDraft>): void {
    uploads.forget()
    draft.keep({ ...emptyDraft, ...values })
  }

  const arrive = useEffectEvent(() => {
    const arrival = arrivalIn(search, state)
    const kind = kinds.find(({ service_type }) => service_type === arrival?.type)
    if (!arrival || !kind || step !== 'choose') return
    const { checks, ...texts } = arrival
    if (isBegun(draft.values) && isSameRequest(draft.values, texts)) {
      // What was typed of it stays; what was tried is new.
      const { subtype = draft.values.subtype, service = draft.values.service } = texts
      draft.keep({
        key: '',
        subtype,
        service: usualService(kind, service),
        ...(checks && { checks: JSON.stringify(checks) }),
      })
    } else {
      begin({ ...texts, service: usualService(kind, texts.service), checks: JSON.stringify(checks ?? []) })
    }
    // Taken over: a reload must not do it again over what was typed since.
    void navigate(`${pathname}?step=details`, { replace: true })
  })
  useEffect(() => arrive(), [state])

  /** A type is chosen; what was answered for another one is forgotten. */
  function choose(kind: ServiceKind, next: Step): void {
    const { service_type: type } = kind
    if (draft.values.type !== type) {
      uploads.forget()
      fill({ type, subtype: '', answers: '{}', checks: '[]', parent: '', service: usualService(kind) })
    }
    goTo(next)
  }

  function refuse(found: Errors, subtype: ServiceSubtype): void {
    setErrors(found)
    if (step === 'review' && fieldsOf(subtype).some((id) => found[id])) goTo('details')
    focusFirst(fieldsOf(subtype), found)
  }

  const filesError = (): Errors => (uploads.problem === null ? {} : { [fieldId('files')]: uploads.problem })

  function review(subtype: ServiceSubtype): void {
    const found = { ...errorsIn(draft.values, subtype), ...filesError() }
    if (fieldsOf(subtype).some((id) => found[id])) return refuse(found, subtype)
    setErrors({})
    goTo('review')
  }

  async function submit(subtype: ServiceSubtype): Promise<void> {
    if (isSending.current || uploads.isSending) return
    // One that failed while the review was being read.
    if (uploads.problem !== null) return refuse(filesError(), subtype)
    isSending.current = true
    const keyFiles = uploads.attachmentIds.join()
    const key = (keyFiles === draft.values.keyFiles && draft.values.key) || crypto.randomUUID()
    draft.keep({ key, keyFiles })
    const service = user.user_accounts.find((other) => other.crm_service_account_id === draft.values.service)
    const ids = {
      contactId: user.crm_contact_id,
      premiseId: service?.crm_premise_id,
      attachmentIds: uploads.attachmentIds,
    }
    const { data, error } = await create({ idempotencyKey: key, body: requestOf(draft.values, subtype, ids) })
    isSending.current = false
    if (!data) {
      const { fields = {}, message } = problemOfQuery(error)
      return refuse({ form: message, ...errorsOf(fields) }, subtype)
    }
    draft.discard()
    uploads.forget()
    setSearch({ step: 'sent', case: data.case_id }, { replace: true })
  }

  return {
    step,
    goTo,
    values: draft.values,
    fill,
    /** What a check has answered is not asked again. */
    setChecks: (checks: Check[]) =>
      fill({
        checks: JSON.stringify(checks),
        answers: JSON.stringify({ ...answersIn(draft.values), ...answersFromChecks(checks) }),
      }),
    // A remark goes with the last file that it was about.
    errors: { ...errors, [fieldId('files')]: errors[fieldId('files')] && (uploads.problem ?? undefined) },
    uploads,
    isSubmitting: isLoading,
    choose,
    review,
    submit: (subtype: ServiceSubtype) => void submit(subtype),
    sentCase: search.get('case'),
  }
}

export type Request = ReturnType<typeof useRequest>
