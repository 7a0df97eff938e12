<?php
namespace Candor;

defined( 'ABSPATH' ) || exit;

const PAGE = 'candor';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_page' );
add_action( 'admin_init', __NAMESPACE__ . '\\register' );
add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__ ) . '/candor.php' ), __NAMESPACE__ . '\\link_to_page' );

function add_page(): void {
	add_options_page( 'Candor', 'Candor', 'manage_options', PAGE, __NAMESPACE__ . '\\show_page' );
}

/** WordPress itself checks the nonce and the right to change options where this is saved. */
function register(): void {
	register_setting(
		PAGE,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\\check_options',
		)
	);
}

/**
 * @param mixed $links As WordPress hands them on.
 * @return mixed
 */
function link_to_page( $links ) {
	if ( is_array( $links ) ) {
		array_unshift( $links, '<a href="' . esc_url( admin_url( 'options-general.php?page=' . PAGE ) ) . '">' . esc_html__( 'Settings', 'candor' ) . '</a>' );
	}
	return $links;
}

/** The ways to load the banner, with what each is good for. */
function ways(): array {
	return array(
		'async' => __( 'Asynchronous: the page never waits. What WordPress marks up waits for consent, and what marked-up scripts load.', 'candor' ),
		'guard' => __( 'Asynchronous, with a guard inside of the page: also stops scripts that other scripts insert, from the first moment on. Recommended.', 'candor' ),
		'sync'  => __( 'Synchronous: the same without code inside of the page; the page waits for one file.', 'candor' ),
	);
}

function show_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$options = options();
	?>
	<div class="wrap">
		<h1>Candor</h1>
		<form action="options.php" method="post">
			<?php settings_fields( PAGE ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="candor-code"><?php esc_html_e( 'Code from Candor', 'candor' ); ?></label></th>
					<td>
						<textarea id="candor-code" class="large-text code" rows="2" name="<?php echo esc_attr( OPTION ); ?>[code]" spellcheck="false" aria-describedby="candor-code-hint"></textarea>
						<p class="description" id="candor-code-hint"><?php esc_html_e( 'Paste the whole code here and save. The two fields below are then filled in.', 'candor' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="candor-base"><?php esc_html_e( 'Address of Candor', 'candor' ); ?></label></th>
					<td><input id="candor-base" class="regular-text" type="url" name="<?php echo esc_attr( OPTION ); ?>[base]" value="<?php echo esc_attr( $options['base'] ); ?>" placeholder="https://privacy.example.com"></td>
				</tr>
				<tr>
					<th scope="row"><label for="candor-site-id"><?php esc_html_e( 'Site ID', 'candor' ); ?></label></th>
					<td>
						<input id="candor-site-id" class="regular-text code" name="<?php echo esc_attr( OPTION ); ?>[site_id]" value="<?php echo esc_attr( $options['site_id'] ); ?>" maxlength="10" pattern="[a-zA-Z0-9]{10}" spellcheck="false" aria-describedby="candor-site-id-hint">
						<p class="description" id="candor-site-id-hint"><?php esc_html_e( 'The ten letters and digits before “.js” in the code Candor gives you.', 'candor' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'How it is loaded', 'candor' ); ?></th>
					<td>
						<fieldset>
							<legend class="screen-reader-text"><?php esc_html_e( 'How it is loaded', 'candor' ); ?></legend>
							<?php foreach ( ways() as $way => $words ) : ?>
								<p><label><input type="radio" name="<?php echo esc_attr( OPTION ); ?>[way]" value="<?php echo esc_attr( $way ); ?>" <?php checked( $options['way'], $way ); ?>> <?php echo esc_html( $words ); ?></label></p>
							<?php endforeach; ?>
						</fieldset>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Marking up', 'candor' ); ?></th>
					<td><label><input type="checkbox" name="<?php echo esc_attr( OPTION ); ?>[mark]" value="1" <?php checked( $options['mark'] ); ?>> <?php esc_html_e( 'Let scripts and styles of plugins, embedded videos, maps and pictures wait, by the services of this site.', 'candor' ); ?></label>
						<p><label><input type="checkbox" name="<?php echo esc_attr( OPTION ); ?>[output]" value="1" <?php checked( $options['output'] ); ?>> <?php esc_html_e( 'Also what themes and plugins write into the head and the foot of pages by themselves, such as pasted tags.', 'candor' ); ?></label></p></td>
				</tr>
				<tr>
					<th scope="row">Global Privacy Control</th>
					<td><label><input type="checkbox" name="<?php echo esc_attr( OPTION ); ?>[gpc]" value="1" <?php checked( '' !== $options['gpc_since'] ); ?>> <?php esc_html_e( 'Say at /.well-known/gpc.json that this site honours it.', 'candor' ); ?></label></td>
				</tr>
			</table>
			<p><?php echo esc_html( describe_rules( get_option( RULES_OPTION ) ) ); ?></p>
			<p><?php echo esc_html( describe_fetch( get_option( FETCH_OPTION ) ) ); ?></p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** @param mixed $rules As they were kept. */
function describe_rules( $rules ): string {
	if ( ! is_array( $rules ) ) {
		return is_set_up() ? __( 'The rules of this site have not been fetched yet. Publish the banner in Candor, then save here again.', 'candor' ) : '';
	}
	$count = array_sum( array_map( 'count', array_slice( $rules['hosts'], 1 ) ) );
	/* translators: %s: a number of hosts. */
	return sprintf( _n( '%s host waits for consent. Rules are fetched every hour.', '%s hosts wait for consent. Rules are fetched every hour.', $count, 'candor' ), number_format_i18n( $count ) );
}

/** @param mixed $fetch When files were last fetched, and which did not come. */
function describe_fetch( $fetch ): string {
	if ( ! is_array( $fetch ) || ! is_set_up() ) {
		return '';
	}
	$time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) ( $fetch['at'] ?? 0 ) );
	if ( '' === ( $fetch['failed'] ?? '' ) ) {
		/* translators: %s: a date and time. */
		return sprintf( __( 'Last fetched: %s.', 'candor' ), $time );
	}
	/* translators: 1: an address, 2: a date and time. */
	return sprintf( __( '%1$s could not be fetched on %2$s. Check the address and the site ID, and that the banner is published.', 'candor' ), $fetch['failed'], $time );
}
