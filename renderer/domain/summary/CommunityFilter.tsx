import { Select } from 'antd'
import * as commonTexts from '#shared/texts/common'
import { useListCommunitiesQuery } from '../../api/customers/communities'
import { Filter } from '../../ui/panels/Panel'
import styles from './filters.module.css'

const maxCommunities = 500

interface Props {
  id: string
  community: string
  onChange: (community: string) => void
}

export function CommunityFilter({ id, community, onChange }: Props) {
  const { data } = useListCommunitiesQuery({ query: { page_size: maxCommunities } })
  const names = [...new Set([...(data?.communities ?? []).map(({ name }) => name), community])].filter(Boolean)
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
