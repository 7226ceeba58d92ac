import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Announcement, listActiveAnnouncements } from '#shared/contract/content/announcements'
import { type Community, listCommunities } from '#shared/contract/customers/communities'
import * as commonTexts from '#shared/texts/common'
import * as communityTexts from '#shared/texts/customers/communities'
import { aBuilder } from '../../support/answers/propertyAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const community = (name: string, changes: Partial<Community> = {}): Community => ({
  community_id: name.toLowerCase(),
  name,
  city: 'Quillmere',
  state: 'TX',
  zip: '00141',
  homes: 1240,
  kind: 'under construction',
  services: ['FIBER'],
  plans: [{ code: 'FIB-GIG-1000', name: 'Gig 1000', service_type: 'FIBER', monthly_price: 8000 }],
  is_own: false,
  association: null,
  premise_count: null,
  ...changes,
})

const anAnnouncement: Announcement = {
  announcement_id: '44444444-4444-4444-8444-444444444444',
  title: 'Paving on Birch Row',
  body: 'The street is closed on Monday.',
  kind: 'Construction',
  severity: 'notice',
  dismissible: true,
  link_url: '',
  link_text: '',
  channels: ['tile'],
  priority: 1,
  starts_at: '2026-03-01T00:00:00.000Z',
  ends_at: null,
}

const association = { name: 'Birch Row HOA', email: 'office@birch.example.com', phone: '2905550131' }
const answer = {
  communities: [community('Ash', { is_own: true, association }), community('Birch')],
  total_count: 2,
  states: ['CO', 'TX'],
}

describe('the communities', () => {
  it('show services, prices and contacts, with the user’s own marked', async () => {
    mockCall(listCommunities, answer)
    renderScreen('/communities', { as: aCustomer() })
    const own = within(await screen.findByRole('listitem', { name: 'Ash' }))
    expect(own.getByText(communityTexts.yours)).toBeVisible()
    expect(
      own.getByText(
        communityTexts.homes({
          city: 'Quillmere',
          state: 'TX',
          zip: '00141',
          homes: '1,240',
          kind: 'Under construction',
        }),
      ),
    ).toBeVisible()
    expect(own.getByText('Gig 1000')).toBeInTheDocument()
    expect(own.getByText('$80.00')).toBeInTheDocument()
    expect(own.getByRole('link', { name: '(290) 555-0131' })).toBeVisible()
    expect(own.queryByText(/properties/)).not.toBeInTheDocument()
  })

  it('show the announcements of the user’s own on request, and link to the documents of each', async () => {
    mockCall(listCommunities, answer)
    mockCall(listActiveAnnouncements, [anAnnouncement])
    const user = renderScreen('/communities', { as: aCustomer() })
    const own = within(await screen.findByRole('listitem', { name: 'Ash' }))
    const requests = () => requestsOf(listActiveAnnouncements).filter(({ query }) => query.targeting === 'location')
    expect(requests()).toHaveLength(0)
    await user.click(own.getByText(commonTexts.announcements))
    expect(await own.findByText('Paving on Birch Row')).toBeVisible()
    expect(requests()[0]?.query).toEqual({
      community: 'Ash',
      city: 'Quillmere',
      targeting: 'location',
    })
    const other = within(screen.getByRole('listitem', { name: 'Birch' }))
    expect(other.queryByText(commonTexts.announcements)).not.toBeInTheDocument()
    expect(other.getByRole('link', { name: communityTexts.documentsAbout('Birch') })).toHaveAttribute(
      'href',
      '/resourceCenter?search=Birch',
    )
  })

  it('link a builder to their properties there', async () => {
    mockCall(listCommunities, { ...answer, communities: [community('Ash', { premise_count: 40 })] })
    renderScreen('/communities', { as: aBuilder })
    const link = await screen.findByRole('link', { name: communityTexts.ownPropertyCount(40) })
    expect(link).toHaveAttribute('href', '/properties?community=ash')
  })

  it('are filtered by the URL, and explain an empty result', async () => {
    mockCall(listCommunities, { communities: [], total_count: 0, states: ['TX'] })
    const user = renderScreen('/communities?service=TV&state=TX', { as: aCustomer() })
    expect(await screen.findByText(communityTexts.noMatch)).toBeVisible()
    expect(requestsOf(listCommunities)[0]?.query).toMatchObject({ service_type: 'TV', state: 'TX' })
    await user.click(screen.getByRole('button', { name: commonTexts.clearFilters }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('explain a failure to load in place', async () => {
    mockCall(listCommunities, errorAnswer('unavailable', 'Not now.'))
    renderScreen('/communities', { as: aCustomer() })
    expect(await screen.findByText(communityTexts.communitiesNotLoaded)).toBeVisible()
  })
})
