/** Takes back a reply and opens its message, where it can be changed. */
import { useLocation, useNavigate } from 'react-router-dom'
import type { HeldReply } from '#shared/contract/cases/heldReplies'
import { paths } from '#shared/paths'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import { useTakeBackReplyMutation } from '../../../api/cases/heldReplies'
import { useSignedIn } from '../../../session/SignedIn'
import { useNotify } from '../../../ui/notices/useNotify'
import { requestReplyFocus, restoreReply } from './replyDraft'

/** The API layer reports failures, such as that the reply was already sent. */
export function useTakeBack() {
  const { person } = useSignedIn()
  const [call, { isLoading }] = useTakeBackReplyMutation()
  const { snackbar } = useNotify()
  const openMessage = useOpenMessageAnywhere()

  async function takeBack({ reply_id, case_id }: HeldReply): Promise<void> {
    const { data } = await call({ body: { reply_id } })
    if (!data) return
    requestReplyFocus(case_id)
    restoreReply(person.user_id, { reply_id, ...data })
    snackbar(replyTexts.isBack)
    openMessage(case_id)
  }

  return { takeBack, isTakingBack: isLoading }
}

/** Returns a function that opens a message from any page. In the queue, its search stays. */
function useOpenMessageAnywhere(): (caseId: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (caseId) => {
    const shown = new URLSearchParams(search)
    const openId = shown.get('case')
    if (openId === caseId) return
    if (pathname !== paths.messageQueue) return void navigate(`${paths.messageQueue}?case=${caseId}`)
    shown.set('case', caseId)
    return void navigate({ search: shown.toString() }, { replace: openId !== null })
  }
}
