interface PersonName {
  firstName: string
  lastName: string
}

export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`
