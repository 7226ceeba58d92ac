import * as tvTexts from '#shared/texts/services/tv'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'

interface Rating {
  tv: string
  film: string
  meaning: string
}

const ratings: Rating[] = [
  { tv: 'TV-Y, TV-G', film: 'G', meaning: tvTexts.forAllAges },
  { tv: 'TV-Y7, TV-PG', film: 'PG', meaning: tvTexts.ratingSomeContent },
  { tv: 'TV-14', film: 'PG-13', meaning: tvTexts.ratingOver13 },
  { tv: 'TV-MA', film: 'R, NC-17', meaning: tvTexts.forAdults },
]

const columns: Column<Rating>[] = [
  { key: 'tv', title: tvTexts.tvRating, render: ({ tv }) => <strong>{tv}</strong> },
  { key: 'film', title: tvTexts.movieRating, narrow: 'right', render: ({ film }) => film },
  { key: 'meaning', title: tvTexts.meaning, render: ({ meaning }) => meaning },
]

export const RatingsPanel = () => (
  <Panel title={tvTexts.ratingLimits}>
    <p>{tvTexts.ratingExplanation}</p>
    <DataTable caption={tvTexts.ratingsCaption} columns={columns} rows={ratings} rowKey={({ tv }) => tv} />
    <p className={parts.quiet}>{tvTexts.ratingLimitHint}</p>
  </Panel>
)
