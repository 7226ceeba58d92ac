/** An error because of which a file as a whole can't be read, and its delivery is rejected. */
export class FileProblem extends Error {}
