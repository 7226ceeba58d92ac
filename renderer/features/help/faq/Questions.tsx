import type { Path } from '../../../paths'
import { Panel } from '../../../ui/panels/Panel'
import type { Entry } from '#shared/faq/entries'
import { QuestionItem } from './QuestionItem'

export interface OpenProps {
  /** Tells whether an address leads to a screen that the person may see. */
  isOpen: (path: Path) => boolean
}

interface QuestionsProps extends OpenProps {
  title: string
  entries: readonly Entry[]
  linked?: Entry | undefined
}

export const Questions = ({ title, entries, linked, isOpen }: QuestionsProps) => (
  <Panel title={title}>
    <div>
      {entries.map((entry) => (
        <QuestionItem key={entry.slug} entry={entry} isLinked={entry.slug === linked?.slug} isOpen={isOpen} />
      ))}
    </div>
  </Panel>
)
