import { createContext } from 'react';

/** Where a household is entered, so that what is typed there is found again there: a page, a house or a person. */
export const HouseholdPlace = createContext('page');
