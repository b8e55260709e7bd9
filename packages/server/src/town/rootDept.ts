/** Department at the top, as the stock system numbers it; start data refer to it. */
export const ROOT_DEPT = '1123598813738675201';
