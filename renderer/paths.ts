export { type Path, paths } from '#shared/paths'
