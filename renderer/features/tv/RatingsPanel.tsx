/** What the ratings of programs mean, and how a box is limited to one of them. */
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'

interface Rating {
  tv: string
  film: string
  meaning: string
}

const ratings: Rating[] = [
  { tv: 'TV-Y, TV-G', film: 'G', meaning: 'For all ages.' },
  { tv: 'TV-Y7, TV-PG', film: 'PG', meaning: 'Some of it may be too much for young children.' },
  { tv: 'TV-14', film: 'PG-13', meaning: 'Not for children under about 13 or 14 on their own.' },
  { tv: 'TV-MA', film: 'R, NC-17', meaning: 'For adults.' },
]

const columns: Column<Rating>[] = [
  { key: 'tv', title: 'TV rating', render: ({ tv }) => <strong>{tv}</strong> },
  { key: 'film', title: 'Film rating', narrow: 'right', render: ({ film }) => film },
  { key: 'meaning', title: 'Meaning', render: ({ meaning }) => meaning },
]

export const RatingsPanel = () => (
  <Panel title="Rating limits">
    <p>
      A box with a rating limit plays what is at or below it. Above it, and for programs without a rating, it asks for
      the Parental PIN.
    </p>
    <DataTable caption="Ratings and what they mean" columns={columns} rows={ratings} rowKey={({ tv }) => tv} empty="" />
    <p className={parts.quiet}>
      The limit is set on each box: press Menu on the remote, open Settings, then Parental controls, type the Parental
      PIN and choose a rating.
    </p>
  </Panel>
)
