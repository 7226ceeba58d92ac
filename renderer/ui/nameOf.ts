export interface PersonName {
  first_name: string
  last_name: string
}

export const nameOf = ({ first_name, last_name }: PersonName): string => `${first_name} ${last_name}`
