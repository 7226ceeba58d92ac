/**
 * Shows all tokens and components in all of their states, for development (`npm run dev`, /gallery.html). The build
 * leaves it out. A visual test compares each section with its picture.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Theme } from '../ui/theme/Theme'
import { fetchWebFont } from '../ui/theme/webFont'
import { ChartSection } from './ChartSection'
import { ControlSection } from './ControlSection'
import { FieldSection } from './FieldSection'
import { PictureSection } from './PictureSection'
import { StateSection } from './StateSection'
import { ColorSection, IconSection, TypeSection } from './TokenSections'

fetchWebFont()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Theme>
        <MemoryRouter>
          <main>
            <ColorSection />
            <TypeSection />
            <IconSection />
            <ControlSection />
            <FieldSection />
            <StateSection />
            <ChartSection />
            <PictureSection />
          </main>
        </MemoryRouter>
      </Theme>
    </StrictMode>,
  )
}
