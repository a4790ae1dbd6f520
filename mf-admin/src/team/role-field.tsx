import { roles } from '@northcast/shared-contracts/roles';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { roleNames, roleTexts } from '../role/role-text';

const options = roles.map((role) => ({
  value: role,
  label: `${roleNames[role]}: ${roleTexts[role]}`,
}));

export function RoleField() {
  return <FormSelect name="role" label="Role" options={options} />;
}
