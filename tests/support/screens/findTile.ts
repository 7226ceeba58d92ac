/** Finds a tile of the dashboard once it is loaded. Until then a placeholder with the same name keeps its place. */
import { screen, within } from '@testing-library/react'

export const findTile = async (name: string) => within(await screen.findByRole('region', { name, busy: false }))
