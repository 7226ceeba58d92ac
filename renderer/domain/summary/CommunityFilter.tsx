import * as commonTexts from '#shared/texts/common'
import { Select } from '../../ui/forms/fields/Select'
import { Filter } from '../../ui/panels/Panel'
import { useCommunities } from '../useCommunities'
import styles from './filters.module.css'

interface Props {
  id: string
  community: string
  onChange: (community: string) => void
}

export function CommunityFilter({ id, community, onChange }: Props) {
  const communities = useCommunities()
  const names = [...new Set([...communities.map(({ name }) => name), community])].filter(Boolean)
  return (
    <Filter label={commonTexts.community} htmlFor={id}>
      <Select
        id={id}
        className={styles.choice ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        value={community}
        onChange={onChange}
        options={[
          { value: '', label: commonTexts.allCommunities },
          ...names.toSorted().map((name) => ({ value: name, label: name })),
        ]}
      />
    </Filter>
  )
}
