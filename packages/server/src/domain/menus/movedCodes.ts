/**
 * A permission that has another code now; the address tells it from a permission of the same code that people made
 * themselves.
 */
export interface MovedCode {
  was: string;
  path: string;
  is: string;
  /**
   * The old one goes on for something else, so its grants are copied; only where processes were looked after by then.
   */
  isShared: boolean;
}

const moved = (was: string, path: string, is: string): MovedCode => ({
  was,
  path: `/blade-flow/${path}`,
  is,
  isShared: false,
});
const parted = (was: string, path: string, is: string): MovedCode => ({
  was,
  path: `/blade-develop/${path}`,
  is,
  isShared: true,
});

/** Permissions that earlier versions kept under other codes, by which their grants are handed on. */
export const movedCodes: readonly MovedCode[] = [
  moved('model_deploy', 'model/deploy', 'flow_model_deploy'),
  moved('manager_view', 'manager/view', 'flow_manager_view'),
  moved('manager_change_state', 'manager/change-state', 'flow_manager_state'),
  moved('manager_delete_deployment', 'manager/delete-deployment', 'flow_manager_remove'),
  moved('manager_deploy_upload', 'manager/deploy-upload', 'flow_deploy_upload'),
  moved('follow_view', 'follow/view', 'flow_follow_view'),
  moved('follow_delete_process_instance', 'follow/delete-process-instance', 'flow_follow_delete'),
  parted('model_view', 'model/view', 'flow_model_view'),
  parted('model_add', 'model/add', 'flow_model_create'),
  parted('model_edit', 'model/edit', 'flow_model_update'),
  parted('model_delete', 'model/delete', 'flow_model_delete'),
];
