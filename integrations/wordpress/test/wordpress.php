<?php
/**
 * As much of WordPress as the plugin uses, for tests: options in memory, hooks that run, answers of a network that a test
 * sets. What escapes and processes tags does what WordPress does for the simple markup of the tests.
 */

define( 'ABSPATH', __DIR__ );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'KB_IN_BYTES', 1024 );
define( 'MB_IN_BYTES', 1024 * 1024 );

final class Wordpress {
	public static array $options   = array();
	public static array $hooks     = array();
	public static array $answers   = array();
	public static array $asked     = array();
	public static array $scheduled = array();
	public static array $errors    = array();
	public static array $is        = array();
	public static array $shortcodes = array();
}

function add_filter( string $name, $act, int $priority = 10, int $count = 1 ): void {
	Wordpress::$hooks[ $name ][ $priority ][] = array( $act, $count );
	ksort( Wordpress::$hooks[ $name ] );
}
function add_action( string $name, $act, int $priority = 10, int $count = 1 ): void {
	add_filter( $name, $act, $priority, $count );
}
function apply_filters( string $name, $value, ...$more ) {
	foreach ( Wordpress::$hooks[ $name ] ?? array() as $acts ) {
		foreach ( $acts as list( $act, $count ) ) {
			$value = $act( ...array_slice( array( $value, ...$more ), 0, $count ) );
		}
	}
	return $value;
}
function do_action( string $name, ...$arguments ): void {
	foreach ( Wordpress::$hooks[ $name ] ?? array() as $acts ) {
		foreach ( $acts as list( $act, $count ) ) {
			$act( ...array_slice( $arguments, 0, $count ) );
		}
	}
}
function add_shortcode( string $name, $act ): void {
	Wordpress::$shortcodes[ $name ] = $act;
}
function shortcode_atts( array $usual, array $given ): array {
	return array_merge( $usual, array_intersect_key( $given, $usual ) );
}
function get_option( string $name, $otherwise = false ) {
	return Wordpress::$options[ $name ] ?? $otherwise;
}
function update_option( string $name, $value, $autoload = null ): void {
	$known  = isset( Wordpress::$options[ $name ] );
	$before = Wordpress::$options[ $name ] ?? false;
	$value  = apply_filters( "pre_update_option_$name", $value, $before, $name );
	if ( $known && $value === $before ) {
		return;
	}
	Wordpress::$options[ $name ] = $value;
	if ( $known ) {
		do_action( "update_option_$name", $before, $value, $name );
	} else {
		do_action( "add_option_$name", $name, $value );
	}
}
function delete_option( string $name ): void {
	unset( Wordpress::$options[ $name ] );
}
function wp_remote_get( string $url, array $how = array() ) {
	Wordpress::$asked[] = $url;
	return Wordpress::$answers[ $url ] ?? array( 'response' => array( 'code' => 404 ), 'body' => '' );
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['response']['code'];
}
function wp_remote_retrieve_body( $answer ) {
	return $answer['body'];
}
function is_wp_error( $answer ): bool {
	return 'no answer' === $answer;
}
function wp_next_scheduled( string $name ) {
	return Wordpress::$scheduled[ $name ] ?? false;
}
function wp_schedule_event( int $at, string $often, string $name ): void {
	Wordpress::$scheduled[ $name ] = $often;
}
function wp_clear_scheduled_hook( string $name ): void {
	unset( Wordpress::$scheduled[ $name ] );
}
function add_settings_error( string $setting, string $code, string $words ): void {
	Wordpress::$errors[] = $code;
}
function wp_parse_url( string $url, int $part = -1 ) {
	return parse_url( $url, $part );
}
function untrailingslashit( string $text ): string {
	return rtrim( $text, '/\\' );
}
function wp_date( string $format, int $at ): string {
	return gmdate( '' === trim( $format ) ? 'c' : $format, $at );
}
function esc_url_raw( string $url ): string {
	return $url;
}
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_attr( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function __( string $text ): string {
	return $text;
}
function _n( string $one, string $many, int $count ): string {
	return 1 === $count ? $one : $many;
}
function esc_html__( string $text ): string {
	return esc_html( $text );
}
function esc_html_e( string $text ): void {
	echo esc_html( $text );
}
function number_format_i18n( int $number ): string {
	return (string) $number;
}
function home_url(): string {
	return 'https://www.shop.example';
}
function admin_url( string $path ): string {
	return 'https://www.shop.example/wp-admin/' . $path;
}
function plugin_basename( string $file ): string {
	return 'candor/' . basename( $file );
}
function register_activation_hook( string $file, $act ): void {
	add_action( 'activate', $act );
}
function register_deactivation_hook( string $file, $act ): void {
	add_action( 'deactivate', $act );
}
function wp_json_encode( $value ): string {
	return json_encode( $value );
}
function wp_print_script_tag( array $attributes ): void {
	$written = '';
	foreach ( $attributes as $name => $value ) {
		if ( true === $value ) {
			$written .= " $name";
		} elseif ( false !== $value ) {
			$written .= " $name=\"" . esc_attr( $value ) . '"';
		}
	}
	echo "<script$written></script>\n";
}
function wp_print_inline_script_tag( string $code, array $attributes = array() ): void {
	echo "<script>\n$code\n</script>\n";
}
function current_user_can( string $right ): bool {
	return Wordpress::$is['manager'] ?? true;
}
function settings_fields( string $page ): void {
	echo '<input type="hidden" name="_wpnonce" value="nonce-of-' . esc_attr( $page ) . '">';
}
function checked( $one, $other = true ): void {
	echo $one === $other ? 'checked' : '';
}
function submit_button(): void {
	echo '<button>Save</button>';
}
function register_setting( string $page, string $name, array $how ): void {
	Wordpress::$hooks[ 'sanitize_option_' . $name ][10][] = array( $how['sanitize_callback'], 1 );
}
foreach ( array( 'is_admin', 'is_login', 'is_feed', 'is_embed', 'wp_doing_cron', 'wp_is_json_request', 'is_multisite' ) as $name ) {
	eval( "function $name(): bool { return Wordpress::\$is['$name'] ?? false; }" );
}

/** The tag processor of WordPress 6.2, for tags whose attributes are in double quotes. */
final class WP_HTML_Tag_Processor {
	private string $html;
	private int $from   = 0;
	private int $length = 0;
	private string $tag = '';

	public function __construct( string $html ) {
		$this->html = $html;
	}
	public function next_tag( ?string $wanted = null ): bool {
		while ( preg_match( '/<([a-z][a-z0-9]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/i', $this->html, $found, PREG_OFFSET_CAPTURE, $this->from + $this->length ) ) {
			$this->from   = $found[0][1];
			$this->length = strlen( $found[0][0] );
			$this->tag    = strtoupper( $found[1][0] );
			if ( null === $wanted || strtoupper( $wanted ) === $this->tag ) {
				return true;
			}
		}
		return false;
	}
	public function get_tag(): string {
		return $this->tag;
	}
	public function get_attribute( string $name ) {
		$written = substr( $this->html, $this->from, $this->length );
		if ( ! preg_match( '/\s' . $name . '(?:="([^"]*)")?(?=[\s>\/])/i', $written, $found ) ) {
			return null;
		}
		return isset( $found[1] ) ? html_entity_decode( $found[1], ENT_QUOTES ) : true;
	}
	public function remove_attribute( string $name ): void {
		$this->put( preg_replace( '/\s' . $name . '(?:="[^"]*")?(?=[\s>\/])/i', '', substr( $this->html, $this->from, $this->length ) ) );
	}
	public function set_attribute( string $name, string $value ): void {
		$this->remove_attribute( $name );
		$tag = substr( $this->html, $this->from, $this->length );
		$at  = 1 + strlen( $this->tag );
		$this->put( substr( $tag, 0, $at ) . " $name=\"" . htmlspecialchars( $value, ENT_QUOTES ) . '"' . substr( $tag, $at ) );
	}
	public function add_class( string $name ): void {
		$this->set_attribute( 'class', trim( $this->get_attribute( 'class' ) . ' ' . $name ) );
	}
	public function get_updated_html(): string {
		return $this->html;
	}
	private function put( string $tag ): void {
		$this->html   = substr_replace( $this->html, $tag, $this->from, $this->length );
		$this->length = strlen( $tag );
	}
}
