import parts from '../panels/parts.module.css'
import { FailureBox, type FailureProps } from './FailureBox'
import { useGroupedFailure } from './FailureGroup'

/** Replaces the data with the failure, or with a short note when the page shows the shared failure above. */
export function FailurePanel(props: FailureProps) {
  const isShownAbove = useGroupedFailure(props)
  return isShownAbove ? <p className={parts.secondary}>{props.title}</p> : <FailureBox {...props} />
}
