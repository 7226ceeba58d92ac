/** Confirms the end of a moratorium, or that one which has not started is canceled. */
import type { Moratorium } from '#shared/contract/billing/moratoria'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import { useEndMoratoriumMutation } from '../../api/billing/dunning'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

const texts = {
  end: {
    title: moratoriumTexts.endThisMoratorium,
    effect: moratoriumTexts.endMoratoriumEffect,
    yesText: moratoriumTexts.endMoratorium,
    outcome: moratoriumTexts.moratoriumEnded,
  },
  cancel: {
    title: moratoriumTexts.cancelThisMoratorium,
    effect: moratoriumTexts.cancelMoratoriumEffect,
    yesText: moratoriumTexts.cancelMoratorium,
    noText: moratoriumTexts.keepMoratorium,
    outcome: moratoriumTexts.moratoriumCanceled,
  },
}

export function EndMoratoriumDialog({ moratorium, onClose }: { moratorium: Moratorium; onClose: () => void }) {
  const [end] = useEndMoratoriumMutation()
  const { effect, ...dialog } = moratorium.state === 'scheduled' ? texts.cancel : texts.end
  return (
    <QuestionDialog
      {...dialog}
      consequence={effect(moratoriumTexts.moratoriumLabels[moratorium.kind], moratorium.community)}
      call={() => end({ params: { moratorium_id: moratorium.moratorium_id } })}
      onClose={onClose}
    />
  )
}
