/** Confirms the end of a moratorium, or that one which has not started is canceled. */
import type { Moratorium } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { useEndMoratoriumMutation } from '../../api/billing/dunning'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

const texts = {
  end: {
    title: dunningTexts.endThisMoratorium,
    effect: dunningTexts.endMoratoriumEffect,
    yesText: dunningTexts.endMoratorium,
    outcome: dunningTexts.moratoriumEnded,
  },
  cancel: {
    title: dunningTexts.cancelThisMoratorium,
    effect: dunningTexts.cancelMoratoriumEffect,
    yesText: dunningTexts.cancelMoratorium,
    noText: dunningTexts.keepMoratorium,
    outcome: dunningTexts.moratoriumCanceled,
  },
}

export function EndMoratoriumDialog({ moratorium, onClose }: { moratorium: Moratorium; onClose: () => void }) {
  const [end] = useEndMoratoriumMutation()
  const { effect, ...dialog } = moratorium.state === 'scheduled' ? texts.cancel : texts.end
  return (
    <QuestionDialog
      {...dialog}
      consequence={effect(dunningTexts.moratoriumLabels[moratorium.kind], moratorium.community)}
      call={() => end({ params: { moratorium_id: moratorium.moratorium_id } })}
      onClose={onClose}
    />
  )
}
