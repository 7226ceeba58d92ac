import type { FaqEntry } from '#shared/faq/entries'
import type { CanOpenPath } from '../../../session/canOpenPath'
import { Panel } from '../../../ui/panels/Panel'
import { QuestionItem } from './QuestionItem'

export interface PathAccessProps {
  /** Returns whether the person may open the screen at a path. */
  canOpenPath: CanOpenPath
}

interface QuestionsProps extends PathAccessProps {
  title: string
  entries: readonly FaqEntry[]
  linked?: FaqEntry | undefined
}

export const Questions = ({ title, entries, linked, canOpenPath }: QuestionsProps) => (
  <Panel title={title}>
    <div>
      {entries.map((entry) => (
        <QuestionItem key={entry.slug} entry={entry} isLinked={entry.slug === linked?.slug} canOpenPath={canOpenPath} />
      ))}
    </div>
  </Panel>
)
